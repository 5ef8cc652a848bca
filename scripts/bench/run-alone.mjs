/** Started by alone.mjs. */
const [address, name, ...args] = process.argv.slice(2);
const module = await import(address);
console.log(JSON.stringify(await module[name](...args)));
