import './print-page/print-fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { offerPrinting } from './print-page/offer';

offerPrinting(document.body);
