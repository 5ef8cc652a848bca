import type { Answer } from '@shared/api/calls';

export type OfferedOption = Answer<'matches.options'>[number];
export type OptionValue = OfferedOption['default'];
type Given = Readonly<Record<string, OptionValue>>;

/** The options of a pack's rules as they are chosen: what is not, is as the rules say. */
export class RuleOptions {
  offered = $state.raw<readonly OfferedOption[]>([]);
  #chosen = $state.raw<Given>({});

  /** Those that differ from the rules; what the pack does not offer (any more) is left out. */
  readonly changed: Given = $derived(
    Object.fromEntries(
      this.offered.flatMap((option) => {
        const value = this.valueOf(option);
        return value === option.default ? [] : [[option.name, value]];
      }),
    ),
  );
  readonly count: number = $derived(Object.keys(this.changed).length);

  /** A value that the pack does not know would be refused by the match: its default instead. */
  valueOf({ name, values, default: fallback }: OfferedOption): OptionValue {
    const chosen = this.#chosen[name];
    return values.find(({ value }) => value === chosen)?.value ?? fallback;
  }

  choose(name: string, value: OptionValue): void {
    this.#chosen = { ...this.#chosen, [name]: value };
  }

  /** All of them at once: those of the last match, or none. */
  take(given: Given): void {
    this.#chosen = given;
  }

  reset(): void {
    this.take({});
  }
}
