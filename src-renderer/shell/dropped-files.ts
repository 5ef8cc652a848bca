/** Whether something dragged over the window is files at all; text dragged between fields is not ours. */
export const carriesFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;
