import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { Group, Part } from './group.tsx'

export function Fields() {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  return (
    <Group id="fields" name={<Trans>Fields</Trans>}>
      <Part
        name={<Trans>Field</Trans>}
        note={<Trans>Label above, help below, the error beside it. What was typed is kept.</Trans>}
      >
        <Field label={<Trans>Name</Trans>} autoComplete="name" />
        <Field
          label={<Trans>Phone</Trans>}
          mark={<Trans>optional</Trans>}
          help={<Trans>Used only if the delivery company has a question.</Trans>}
          type="tel"
          autoComplete="tel"
          placeholder="090-1234-5678"
        />
        <Field
          label={<Trans>E-mail address</Trans>}
          type="email"
          autoComplete="email"
          defaultValue="aiko.example"
          error={<Trans>This address has no @. Enter it like name@example.jp.</Trans>}
          help={<Trans>We send the confirmation there.</Trans>}
        />
        <Field
          label={<Trans>The text under the soles of both your shoes, below the arch of the foot</Trans>}
          defaultValue={t`A long heading, to see where its lines break and how far apart they are`}
        />
      </Part>
      <Part name={<Trans>Text area</Trans>} note={<Trans>It grows as you type.</Trans>}>
        <TextArea label={<Trans>A note to the workshop</Trans>} mark={<Trans>optional</Trans>} />
        <TextArea
          label={<Trans>What should change</Trans>}
          defaultValue={t`Tight.`}
          error={<Trans>Tell us where it’s tight: the toes, the ball, the instep or the heel.</Trans>}
        />
      </Part>
      <Part name={<Trans>Select</Trans>} note={<Trans>The device’s own list, for six choices or more.</Trans>}>
        <Select label={<Trans>Country</Trans>} defaultValue="gb">
          <option value="gb">{t`United Kingdom`}</option>
          <option value="jp">{t`Japan`}</option>
          <option value="fr">{t`France`}</option>
        </Select>
        <Select label={<Trans>Time of delivery</Trans>} error={<Trans>Choose a time.</Trans>} defaultValue="">
          <option value="">{t`Please choose`}</option>
          <option value="am">{t`In the morning`}</option>
          <option value="pm">{t`In the afternoon`}</option>
        </Select>
      </Part>
      <Part
        name={<Trans>Code field</Trans>}
        note={<Trans>One field. A pasted code may contain spaces or full-width digits.</Trans>}
      >
        <CodeField
          label={<Trans>Code from the e-mail</Trans>}
          help={<Trans>Six digits, valid for ten minutes.</Trans>}
          value={code}
          onChange={setCode}
        />
        <CodeField
          label={<Trans>Code from an earlier e-mail</Trans>}
          error={<Trans>This code has expired. Ask for a new one.</Trans>}
          value="402917"
          onChange={() => {}}
        />
      </Part>
      <Part
        name={<Trans>Error summary</Trans>}
        note={<Trans>It takes the focus when a form can’t be sent, and links to each field.</Trans>}
      >
        <SampleForm />
      </Part>
    </Group>
  )
}

function SampleForm() {
  const [errors, setErrors] = useState<{ field: string; text: string }[]>([])
  const { t } = useLingui()

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setErrors(
      [
        { field: 'sample-post', text: t`Enter the seven digits of the postcode.` },
        { field: 'sample-town', text: t`Enter your town or city.` },
      ].filter(({ field }) => given.get(field) === ''),
    )
  }

  const findError = (field: string) => errors.find((one) => one.field === field)?.text
  return (
    <form className="parts-form" noValidate onSubmit={send}>
      {errors.length > 0 && <ErrorSummary heading={<Trans>Something is missing</Trans>} errors={errors} />}
      <Field
        id="sample-post"
        name="sample-post"
        inputMode="numeric"
        label={<Trans>Postcode</Trans>}
        error={findError('sample-post')}
      />
      <Field id="sample-town" name="sample-town" label={<Trans>Town</Trans>} error={findError('sample-town')} />
      <Button type="submit">
        <Trans>Send the form</Trans>
      </Button>
    </form>
  )
}
