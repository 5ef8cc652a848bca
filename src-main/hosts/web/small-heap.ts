import { setFlagsFromString } from 'node:v8';

/**
 * A host waits most of its life. V8 lets the room for new objects grow to three times 16 MB after one busy second,
 * such as the first import or a screen full of cards, and never gives it back; this keeps it as it begins. It holds
 * for the lab's workers too, whose games make few new objects: simulations take the same time with it.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--semi-space-growth-factor=1');
