/** The page's policy lets scripts be named by this rule alone (server/http/page-policy.ts). */
type ScriptRule = { createScriptURL(address: string): string }
type Policies = { createPolicy(name: 'app', rule: ScriptRule): ScriptRule }

let rule: ScriptRule | undefined

/** A name can be taken once: whoever opens workers, opens them here. */
function createScriptRule(): ScriptRule {
  rule ??= (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('app', ownScript) ?? ownScript
  return rule
}

const ownScript: ScriptRule = {
  createScriptURL(address) {
    if (new URL(address, location.href).origin === location.origin) return address
    throw new Error('A worker of the shop comes from the shop')
  },
}

/** Opens a worker by the address that the bundler gave it (`?worker&url`). */
export function openWorker(address: string): Worker {
  return new Worker(createScriptRule().createScriptURL(address), { type: 'module' })
}
