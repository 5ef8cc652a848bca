import { mount } from 'svelte';
import { languageNames } from '@shared/util/languages';
import App from './App.svelte';
import { loadBasics } from './shell/host-events';
import { placeAt } from './state/address';
import { applyLook } from './state/look';
import { i18n } from './state/i18n.svelte';
import { navigation } from './state/navigation.svelte';
import { settings } from './state/settings.svelte';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/visually-hidden.css';
import './ui/tooltip.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// Language and theme are known before anything is drawn: nothing flashes in the wrong ones.
await loadBasics();
applyLook(document.documentElement, settings.values, i18n.language);
await navigation.show(placeAt(location.hash));
mount(App, { target });

// The way to another language must be readable even if the host is gone when it is looked for.
void document.fonts.load('1em "Noto Sans JP"', Object.values(languageNames).join(''));
