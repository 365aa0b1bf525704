import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ToeForm } from '#domain/foot/foot-figures.ts'
import { toeFormWords } from '#src/features/foot-photo/foot-words.ts'
import { RadioCards } from '#src/ui/radio-cards.tsx'

const forms = Object.keys(toeFormWords) as ToeForm[]
const unknown = 'unknown'

type Props = { value: ToeForm | undefined; onChange: (form: ToeForm | undefined) => void }

/** The shape of the toes, if the customer knows it. */
export function ToeFormField({ value, onChange }: Props) {
  const { i18n } = useLingui()
  return (
    <RadioCards<ToeForm | typeof unknown>
      legend={<Trans>Shape of the toes</Trans>}
      choices={[
        ...forms.map((form) => ({ value: form, name: i18n._(toeFormWords[form]) })),
        { value: unknown, name: <Trans>I’m not sure</Trans>, isAlone: true },
      ]}
      value={value ?? unknown}
      onChange={(form) => onChange(form === unknown ? undefined : form)}
    />
  )
}
