import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type Language, settings } from '#domain/settings.ts'
import { changedCategory } from '#domain/translations/built-in-text.ts'
import type { TranslationList, Translations } from '#src/i18n/translations.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { describeLocalizationError } from './error-texts.ts'
import { Fact, Part } from './part.tsx'

type TextLists = Awaited<ReturnType<Translations['list']>>

/** The messages that the server stores in the language of this page, and the age of the response. */
export function LoadedTexts() {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { all, missing, changed, reload } = useLoaded(language)
  return (
    <Part heading={<Trans>The texts of the shop</Trans>}>
      {all && !all.ok ? (
        <ErrorCard
          what={describeLocalizationError(i18n, { code: all.code, ...all.facts })}
          code={all.code}
          onRetry={reload}
        />
      ) : (
        <>
          <dl className="facts">
            <Fact name={<Trans>Texts</Trans>}>{all?.value.translations.length ?? '…'}</Fact>
            <Fact name={<Trans>Changed by operators</Trans>}>{changed ?? '…'}</Fact>
            <Fact name={<Trans>Missing keys</Trans>}>{missing?.join(', ') || (missing ? '0' : '…')}</Fact>
            <Fact name={<Trans>Age of the texts</Trans>}>{all ? <Age list={all.value} /> : '…'}</Fact>
          </dl>
          <p>
            <Button look="quiet" onClick={reload}>
              <Trans>Reload the texts</Trans>
            </Button>
          </p>
        </>
      )}
    </Part>
  )
}

/** The age of a cached list, which is refetched after some minutes. */
function Age({ list }: { list: TranslationList }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((now - list.fetchedAt) / 1_000))
  const cacheSeconds = settings.translations.cacheMs / 1_000
  return (
    <Trans>
      {seconds} s of {cacheSeconds} s
    </Trans>
  )
}

function useLoaded(lang: Language) {
  const { translations } = useRouter().options.context
  const [round, setRound] = useState(0)
  const [lists, setLists] = useState<readonly TextLists[]>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round sends the same requests again
  useEffect(() => {
    let isLeft = false
    const questions = [{ lang }, { lang: settings.languages.default }, { lang, category: changedCategory }]
    void Promise.all(questions.map(translations.list)).then((answers) => {
      if (!isLeft) setLists(answers)
    })
    return () => {
      isLeft = true
    }
  }, [translations, lang, round])

  const [all, standard, changed] = lists ?? []
  const keys = new Set(all?.ok ? all.value.translations.map(({ key }) => key) : [])
  return {
    all,
    missing: standard?.ok
      ? standard.value.translations.map(({ key }) => key).filter((key) => !keys.has(key))
      : undefined,
    changed: changed?.ok ? changed.value.translations.length : undefined,
    reload: () => {
      translations.clearCache()
      setLists(undefined)
      setRound(round + 1)
    },
  }
}
