import type { PagePolicy } from '#domain/navigation/page-policies.ts'

/** What a document or script of the shop may load and do; everything that is not named is refused. */
type Rules = Readonly<Record<string, string>>

const base: Rules = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'app',
}

/** The 3D viewer of another maker turns its own text into markup, so no text can be held back there. */
const { 'require-trusted-types-for': _matched, 'trusted-types': _named, ...withoutTrustedTypes } = base

export type PagePolicyOptions = {
  /** The hashes of the styles that stand inside the pages. */
  readonly styles: readonly string[]
  /** The scheduling service, once the owner has one; its frame appears only after consent. */
  readonly schedulingUrl: string | undefined
}

/** The table: one row for each kind of document, and one for workers, whose scripts carry a policy of their own. */
export function pagePolicies({ styles, schedulingUrl }: PagePolicyOptions): Record<PagePolicy | 'worker', string> {
  const withStyles = (rules: Rules) => ({ ...rules, 'style-src': ["'self'", ...styles].join(' ') })
  const frames = schedulingUrl === undefined ? "'none'" : new URL(schedulingUrl).origin
  return {
    base: line(withStyles(base)),
    calendly: line({ ...withStyles(base), 'frame-src': frames }),
    shapediver: line(withStyles(withoutTrustedTypes)),
    worker: line({ 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'connect-src': "'self'" }),
  }
}

/** An answer that is no page may do nothing at all, should a browser be made to show it as one. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

function line(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
