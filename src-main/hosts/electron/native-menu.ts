import { app, Menu } from 'electron';
import type { MenuModel } from '@shared/api/models';
import type { Translator } from '@shared/i18n/translator';
import { menuTemplate } from './menu';

/** Keeps the native menu in step with what the page sends and with the language. */
export class NativeMenu {
  #model: MenuModel = {};
  #t: Translator;
  readonly #run: (command: string) => void;

  constructor(t: Translator, run: (command: string) => void) {
    this.#t = t;
    this.#run = run;
    this.#show();
  }

  setModel(model: MenuModel): void {
    this.#model = model;
    this.#show();
  }

  setLanguage(t: Translator): void {
    if (t.language === this.#t.language) return;
    this.#t = t;
    this.#show();
  }

  #show(): void {
    const { platform } = process;
    const template = menuTemplate(this.#model, {
      platform,
      isPackaged: app.isPackaged,
      t: this.#t,
      run: this.#run,
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  }
}
