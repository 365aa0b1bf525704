import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SignUpDetails } from '#domain/account/sign-up-details.ts'
import type { VerificationError } from '#machines/sign-in/sign-in.types.ts'
import { strangerCountry } from '#src/features/country/country-port.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import type { FormErrorsProps } from './form-errors.tsx'
import {
  emptySignUpDetails,
  nameFields,
  signUpDetailsIds,
  useNameLabels,
  useSignUpErrorText,
} from './sign-up-details-fields.tsx'

const none: ReadonlyMap<string, string> = new Map()

/** The form state of the sign-up details, validated by the rules the server uses too, and by its answer. */
export function useSignUpDetails(details: SignUpDetails | undefined, error: VerificationError | undefined) {
  const { country: port } = useRouter().options.context
  const country = useSyncExternalStore(port.onChange, port.code, strangerCountry.code)
  const { t } = useLingui()
  const fieldErrorText = useSignUpErrorText()
  const labels = useNameLabels()
  const [typed, setTyped] = useState<SignUpDetails>()
  const [ErrorsView, setErrorsView] = useState<ComponentType<FormErrorsProps>>()
  const [own, setOwn] = useState<ReadonlyMap<string, string>>()
  // Whatever was entered before, consent refers to the texts shown now.
  const language = useLanguage()
  const value = { ...(typed ?? details ?? emptySignUpDetails(country, language)), country, language }
  const fieldErrors = useMemo(() => own ?? withoutPlace(error?.fields) ?? none, [own, error])
  // In the order of the fields. Memoized, because the summary takes the focus with every new list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts depend on the language
  const errors = useMemo(
    () =>
      [...nameFields(country, language), 'is_adult' as const].flatMap((field) => {
        const kind = fieldErrors.get(field)
        if (kind === undefined) return []
        const text = fieldErrorText(field, kind)
        const name = field === 'is_adult' ? undefined : labels[field]
        return [{ field: signUpDetailsIds[field], text: name === undefined ? text : t`${name}: ${text}` }]
      }),
    [fieldErrors, country, language],
  )

  // The error may name fields of this form.
  useEffect(() => {
    if (error) void judgement().then((judged) => judged && setErrorsView(() => judged.FormErrors))
  }, [error])

  return {
    value,
    fieldErrors,
    ErrorsView,
    onChange: setTyped,
    /** Returns the validated details; `undefined` if a field is invalid, which is then shown. */
    async read(): Promise<SignUpDetails | undefined> {
      // The rules are loaded with the first attempt. If that fails the server validates alone, by the same rules.
      const judged = await judgement()
      if (!judged) return value
      const read = judged.readSignUpDetails(value)
      setErrorsView(() => judged.FormErrors)
      setOwn(read.ok ? undefined : new Map(read.facts))
      return read.ok ? read.value : undefined
    },
    errors,
  }
}

const judgement = () => import('./form-errors.tsx').catch(() => undefined)

/** Removes the parent object's name from the API's field names. */
function withoutPlace(fields: ReadonlyMap<string, string> | undefined): ReadonlyMap<string, string> | undefined {
  return fields && new Map(Array.from(fields, ([name, kind]) => [name.replace('sign_up_details.', ''), kind]))
}
