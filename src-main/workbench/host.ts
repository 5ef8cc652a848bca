import type { HostKind, MenuModel } from '@shared/api/models';

/** What a host brings to the workbench. What it can't do it leaves out, and the call answers `not-here`. */
export interface Host {
  readonly kind: HostKind;
  readonly version: string;
  readonly chooseFolder?: () => Promise<string | null>;
  readonly setMenu?: (menu: MenuModel) => void;
}
