/** electron-vite bundles the module and gives the path of the file that it became. */
declare module '*?modulePath' {
  const path: string;
  export default path;
}
