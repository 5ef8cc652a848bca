/**
 * Runs inside electron-builder (electron-builder.yml, afterPack), when a folder is complete but its fuses are not set.
 */
import { realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isTestElectron, refusal } from './lib/package-options.mjs';

/** What electron-builder's own code would write into the Linux packages, which it does not write into a bare folder. */
async function linuxPackages(packager, arch) {
  // electron-builder is no package of ours: its parts lie beside the program that is running.
  const require = createRequire(realpathSync(process.argv[1]));
  const { LinuxTargetHelper } = require('app-builder-lib/out/targets/LinuxTargetHelper');
  const { default: AppImage } = require('app-builder-lib/out/targets/appimage/AppImageTarget');
  const { readFileSync } = require('node:fs');
  const helper = new LinuxTargetHelper(packager);
  const { config, platformSpecificBuildOptions: linux } = packager;
  const nameOf = (target, ext) =>
    packager.expandArtifactNamePattern({ ...linux, ...config[target] }, ext, arch);
  return {
    desktopFile: `${helper.getDesktopFileName()}.desktop`,
    desktop: {
      deb: await helper.computeDesktopEntry({ ...linux, ...config.deb }),
      appImage: await new AppImage('appimage', packager, helper, '').desktopEntry.value,
    },
    mime: readFileSync(await helper.mimeTypeFiles, 'utf8'),
    icons: (await helper.icons).map(({ size }) => size),
    fileNames: { appImage: nameOf('appImage', 'AppImage'), deb: nameOf('deb', 'deb') },
  };
}

export default async function afterPack({
  appOutDir,
  outDir,
  packager,
  arch,
  targets,
  electronPlatformName,
}) {
  if (electronPlatformName !== 'linux') return;
  const onlyFolder = targets.every(({ name }) => name === 'dir');
  if (!onlyFolder && isTestElectron(join(appOutDir, packager.executableName))) throw new Error(refusal);
  // electron-builder removes both from an Electron that it fetched itself, and leaves them in a given one.
  for (const name of ['version', 'resources/default_app.asar'])
    rmSync(join(appOutDir, name), { force: true });
  if (onlyFolder) {
    const packages = await linuxPackages(packager, arch);
    writeFileSync(join(outDir, 'linux-packages.json'), JSON.stringify(packages, null, 2));
  }
}
