import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type LocalizationError, toLocalizationError } from '#domain/translations/localization-error.ts'
import { callLazily } from '#src/api/call-lazily.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { describeLocalizationError } from './error-texts.ts'
import { Part } from './part.tsx'

/** The maximum number of results that the page shows. */
const maxVisible = 20

const loadEndpoint = () => import('#domain/contract/translations.ts').then(({ translation }) => translation)

type FoundText = { readonly key: string; readonly text: string }
type TextLookupResult = { readonly found: readonly FoundText[] } | { readonly error: LocalizationError }

/** Finds a message by its key, or by words in its text. */
export function LookUpTranslation() {
  const { t } = useLingui()
  const { byKey, bySearch } = useQuestions()
  return (
    <Part heading={<Trans>Look up a text</Trans>}>
      <Question label={t`Key`} name="key" lookUp={byKey}>
        <Trans>Look up the key</Trans>
      </Question>
      <Question label={t`Words of the text`} name="search" lookUp={bySearch}>
        <Trans>Search the texts</Trans>
      </Question>
    </Part>
  )
}

function useQuestions() {
  const { api, translations } = useRouter().options.context
  const lang = useLanguage()
  return {
    async byKey(id: string): Promise<TextLookupResult> {
      const answer = await callLazily(api, loadEndpoint, undefined, { id, query: { lang } })
      return answer.ok ? { found: [answer.value] } : { error: toLocalizationError(answer.facts) }
    },
    async bySearch(search: string): Promise<TextLookupResult> {
      const answer = await translations.list({ lang, search })
      return answer.ok ? { found: answer.value.translations } : { error: { code: answer.code, ...answer.facts } }
    },
  }
}

type QuestionProps = {
  label: string
  name: string
  lookUp: (words: string) => Promise<TextLookupResult>
  children: ReactNode
}

function Question({ label, name, lookUp, children }: QuestionProps) {
  const { i18n } = useLingui()
  const [outcome, setOutcome] = useState<TextLookupResult>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get(name) ?? '').trim()
    if (words === '') return
    setIsBusy(true)
    setOutcome(await lookUp(words))
    setIsBusy(false)
  }

  const error = outcome && 'error' in outcome ? outcome.error : undefined
  return (
    <form className="look-up" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={label}
        name={name}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={error && `${describeLocalizationError(i18n, error)} (${error.code})`}
      />
      <Button type="submit" look="quiet" isBusy={isBusy}>
        {children}
      </Button>
      <div role="status">{outcome && 'found' in outcome && <FoundTexts found={outcome.found} />}</div>
    </form>
  )
}

function FoundTexts({ found }: { found: readonly FoundText[] }) {
  return (
    <>
      <p>
        <Plural value={found.length} _0="No text found" one="# text found" other="# texts found" />
      </p>
      <dl className="facts">
        {found.slice(0, maxVisible).map(({ key, text }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
