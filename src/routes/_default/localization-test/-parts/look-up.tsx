import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type LocalizationFault, localizationFault } from '#domain/translations/localization-fault.ts'
import { callLazily } from '#src/api/call-lazily.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { faultText } from './fault-texts.ts'
import { Part } from './part.tsx'

/** More than anybody reads on a page. */
const mostShown = 20

const loadEndpoint = () => import('#domain/contract/translation-calls.ts').then(({ translation }) => translation)

type Found = { readonly key: string; readonly text: string }
type Outcome = { readonly found: readonly Found[] } | { readonly fault: LocalizationFault }

/** Finds a text of the shop by its key, or by some of its words. */
export function LookUp() {
  const { t } = useLingui()
  const { byKey, bySearch } = useQuestions()
  return (
    <Part heading={<Trans>Look up a text</Trans>}>
      <Question label={t`Key`} name="key" ask={byKey}>
        <Trans>Look up the key</Trans>
      </Question>
      <Question label={t`Words of the text`} name="search" ask={bySearch}>
        <Trans>Search the texts</Trans>
      </Question>
    </Part>
  )
}

function useQuestions() {
  const { wire, translations } = useRouter().options.context
  const lang = useLanguage()
  return {
    async byKey(id: string): Promise<Outcome> {
      const answer = await callLazily(wire, loadEndpoint, undefined, { id, query: { lang } })
      return answer.ok ? { found: [answer.value] } : { fault: localizationFault(answer.facts) }
    },
    async bySearch(search: string): Promise<Outcome> {
      const answer = await translations.list({ lang, search })
      return answer.ok ? { found: answer.value.translations } : { fault: answer.facts }
    },
  }
}

type QuestionProps = {
  label: string
  name: string
  ask: (words: string) => Promise<Outcome>
  children: ReactNode
}

function Question({ label, name, ask, children }: QuestionProps) {
  const { i18n } = useLingui()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get(name) ?? '').trim()
    if (words === '') return
    setIsBusy(true)
    setOutcome(await ask(words))
    setIsBusy(false)
  }

  const fault = outcome && 'fault' in outcome ? outcome.fault : undefined
  return (
    <form className="look-up" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={label}
        name={name}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={fault && `${faultText(i18n, fault)} (${fault.code})`}
      />
      <Button type="submit" look="quiet" isBusy={isBusy}>
        {children}
      </Button>
      <div role="status">{outcome && 'found' in outcome && <FoundTexts found={outcome.found} />}</div>
    </form>
  )
}

function FoundTexts({ found }: { found: readonly Found[] }) {
  return (
    <>
      <p>
        <Plural value={found.length} _0="No text found" one="# text found" other="# texts found" />
      </p>
      <dl className="facts">
        {found.slice(0, mostShown).map(({ key, text }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
