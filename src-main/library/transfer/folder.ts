export { readFolder } from './folder-read';
export { writeFolder } from './folder-write';
