import type { PagePolicy } from '#domain/navigation/page-policies.ts'

/** Content-Security-Policy directives of a document or script; everything that is not listed is forbidden. */
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

/** ShapeDiver's viewer writes its style sheet as markup, so Trusted Types cannot be required where it runs. */
const { 'require-trusted-types-for': _matched, 'trusted-types': _named, ...withoutTrustedTypes } = base

/** The style sheet that @shapediver/viewer 3.16.6 adds to the page. */
const viewportStyle = "'sha256-O8fTGtmdAIxR5aOwoEDG4bsOfpxRA/U6xclFuDoDx7A='"

/** Where ShapeDiver's models, their files and textures are. */
const shapeDiverHosts = 'https://*.shapediver.com'

export type PagePolicyOptions = {
  /** Hashes of the inline styles in the pages. */
  readonly styles: readonly string[]
  /** URL of the scheduling service, once the owner has one; its iframe is loaded only after consent. */
  readonly schedulingUrl: string | undefined
  /** The viewer of /shapediver; three's needs no policy of its own. */
  readonly viewer: 'shapediver' | 'three'
  /** The Geometry Backend of the live model, if the owner has one. */
  readonly modelViewUrl: string | undefined
}

/** One policy for each kind of document, and one for worker scripts, which carry their own policy. */
export function pagePolicies({
  styles,
  schedulingUrl,
  viewer,
  modelViewUrl,
}: PagePolicyOptions): Record<PagePolicy | 'worker', string> {
  const withStyles = (rules: Rules) => ({ ...rules, 'style-src': ["'self'", ...styles].join(' ') })
  const frames = schedulingUrl === undefined ? "'none'" : new URL(schedulingUrl).origin
  return {
    base: line(withStyles(base)),
    calendly: line({ ...withStyles(base), 'frame-src': frames }),
    shapediver: line(viewer === 'three' ? withStyles(base) : shapeDiverRules(styles, modelViewUrl)),
    worker: line({ 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'connect-src': "'self'" }),
  }
}

function shapeDiverRules(styles: readonly string[], modelViewUrl: string | undefined): Rules {
  const connected = ["'self'", ...(modelViewUrl === undefined ? [] : [modelViewUrl, shapeDiverHosts])]
  return {
    ...withoutTrustedTypes,
    'style-src': ["'self'", ...styles, viewportStyle].join(' '),
    'connect-src': connected.join(' '),
  }
}

/** The policy of responses that are not pages: it forbids everything, in case a browser is made to render one. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

function line(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
