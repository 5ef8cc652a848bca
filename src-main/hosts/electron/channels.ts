/** The two channels between preload and main process. */
export const callChannel = 'heartdeck:call';
export const eventChannel = 'heartdeck:event';
