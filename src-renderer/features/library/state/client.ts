import { client, type Client } from '../../../api/client';

/** What the classes here need of the workbench: a test gives a small one of its own. */
export type Calls = Pick<Client, 'call'>;

export { client };
