/**
 * Leads from the address with the key to the application. A page and not a redirect: after a click in another
 * site's page (a web terminal, a chat) the browser would follow a redirect without the cookie it was just given.
 */
export const enterPage =
  '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=/"><title>Heartdeck</title>';
