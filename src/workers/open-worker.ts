/** The only Trusted Types policy that the page's CSP allows for script URLs (server/http/page-policy.ts). */
type ScriptRule = { createScriptURL(address: string): string }
type Policies = { createPolicy(name: 'app', rule: ScriptRule): ScriptRule }

let rule: ScriptRule | undefined

/** A policy name can be registered only once, so all workers are opened here. */
function createScriptRule(): ScriptRule {
  rule ??= (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('app', ownScript) ?? ownScript
  return rule
}

const ownScript: ScriptRule = {
  createScriptURL(address) {
    if (new URL(address, location.href).origin === location.origin) return address
    throw new Error('A worker must be loaded from the origin of the shop')
  },
}

/** Opens a worker by the URL from the bundler (`?worker&url`). */
export function openWorker(address: string): Worker {
  return new Worker(createScriptRule().createScriptURL(address), { type: 'module' })
}
