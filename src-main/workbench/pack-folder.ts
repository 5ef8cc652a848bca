/** For a host that has a folder in front of it and hands the files over, as a browser does. */
export { readFolderFiles as readPackFolder } from '../library/transfer/folder-read';
