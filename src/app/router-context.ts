import type { Actors } from '#src/actors/actors.ts'
import type { LayoutActors } from '#src/actors/layout-actors.ts'
import type { ApiClient } from '#src/api/api.ts'
import type { CallerPort } from '#src/api/caller.ts'
import type { FollowStream } from '#src/api/streams/streams.ts'
import type { ConsentPort } from '#src/features/consent/consent-port.ts'
import type { CountryPort } from '#src/features/country/country-port.ts'
import type { ServerClock } from '#src/features/session/server-clock.ts'
import type { BringViewer3d } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import type { LanguagePort } from '#src/i18n/language-port.ts'
import type { PageLanguage } from '#src/i18n/page-language.ts'
import type { Translations } from '#src/i18n/translations.ts'
import type { AccessPort } from '#src/page/access-port.ts'
import type { Notify } from '#src/page/notifier.ts'
import type { Overlays } from '#src/page/overlays.ts'
import type { ReloadPort } from '#src/page/reload-port.ts'
import type { RouteRulesPort } from '#src/page/route-rules-port.ts'

/**
 * What guards, loaders and components may use. Always the same objects, so that no reference becomes stale.
 */
export type RouterContext = {
  /** The actors that run in this page. */
  readonly actors: Actors
  readonly layoutActors: LayoutActors
  /** The messages of the page in its language. */
  readonly language: PageLanguage
  /** The port for choosing the language of the page. */
  readonly choice: LanguagePort
  readonly translations: Translations
  readonly access: AccessPort
  readonly country: CountryPort
  readonly api: ApiClient
  readonly follow: FollowStream
  /** Identifies the owner of a file download; undefined while pages are prerendered. */
  readonly session?: CallerPort | undefined
  /** The server's time, as far as the page has received it. */
  readonly clock: Pick<ServerClock, 'now'>
  readonly rules: RouteRulesPort
  /** Whether the open document may show a page, or the page needs a full document load. */
  mayShow(path: string): boolean
  readonly reload: ReloadPort
  readonly consent: ConsentPort
  readonly viewer3d: BringViewer3d
  readonly overlays: Overlays
  /** Shows a toast. Queued until the toasts are loaded. */
  readonly notify: Notify
}
