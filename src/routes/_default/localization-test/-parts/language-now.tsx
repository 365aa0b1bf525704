import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { LanguageSource } from '#domain/language/find-language.ts'
import { getTextDirection } from '#domain/language/text-direction.ts'
import { type LanguagePort, prerenderedLanguage } from '#src/i18n/language-port.ts'
import { Fact, Part } from './part.tsx'

/** The language of this page and its source. */
export function LanguageNow() {
  const { i18n, t } = useLingui()
  const cameFrom = useChoice((choice) => choice.cameFrom())
  const state = useChoice((choice) => choice.state())
  const name = new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(i18n.locale)
  const sources: Record<LanguageSource, string> = {
    query: t`The address asks for it (lang)`,
    path: t`The address begins with it`,
    saved: t`Chosen earlier`,
    browser: t`The browser prefers it`,
    default: t`No other language was asked for`,
  }
  return (
    <Part heading={<Trans>The language of this page</Trans>}>
      <dl className="facts">
        <Fact name={<Trans>Language</Trans>}>{`${name} (${i18n.locale})`}</Fact>
        <Fact name={<Trans>Where it came from</Trans>}>{sources[cameFrom]}</Fact>
        <Fact name={<Trans>Direction</Trans>}>{getTextDirection(i18n.locale)}</Fact>
        <Fact name={<Trans>State</Trans>}>{state}</Fact>
      </dl>
    </Part>
  )
}

function useChoice<Value extends string>(read: (choice: LanguagePort) => Value): Value {
  const { choice } = useRouter().options.context
  return useSyncExternalStore(
    choice.onChange,
    () => read(choice),
    () => read(prerenderedLanguage),
  )
}
