import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { paperWords } from '#src/features/foot-photo/foot-words.ts'
import { stanceWords } from '#src/features/foot-trace/trace-words.ts'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import type { PhotoOptions } from './photo-options.ts'

type Props = { photoOptions: PhotoOptions; onPhotoOptionsChange: (photoOptions: PhotoOptions) => void }

const paperNames = Object.keys(papers) as PaperName[]

/** The options are collapsed, because most customers trace on a standard sheet while standing. */
export function TraceOptionsFields({ photoOptions, onPhotoOptionsChange }: Props) {
  const { i18n } = useLingui()
  const names = paperNames.map((value) => ({ value, name: i18n._(paperWords[value]) }))
  const sheet = names.find(({ value }) => value === photoOptions.paper)?.name
  const stance = i18n._(stanceWords[photoOptions.stance])
  return (
    <details className="options-fold">
      <summary>
        {sheet === undefined ? (
          <Trans>Sheet: A4 or US Letter. While drawing: {stance}</Trans>
        ) : (
          <Trans>
            Sheet: {sheet}. While drawing: {stance}
          </Trans>
        )}
      </summary>
      <div className="option-fields">
        <RadioCards<PhotoOptions['paper']>
          legend={<Trans>Sheet</Trans>}
          choices={[
            {
              value: 'auto',
              name: <Trans>A4 or US Letter</Trans>,
              note: <Trans>We work it out from the photo.</Trans>,
              isAlone: true,
            },
            ...names,
          ]}
          value={photoOptions.paper}
          onChange={(paper) => onPhotoOptionsChange({ ...photoOptions, paper })}
        />
        <RadioCards<PhotoOptions['stance']>
          legend={<Trans>While you drew, you were</Trans>}
          choices={[
            { value: 'standing', name: i18n._(stanceWords.standing) },
            { value: 'sitting', name: i18n._(stanceWords.sitting), note: <Trans>The tolerances are wider.</Trans> },
          ]}
          value={photoOptions.stance}
          onChange={(next) => onPhotoOptionsChange({ ...photoOptions, stance: next })}
        />
      </div>
    </details>
  )
}

/** The paper size must be chosen, because a foot standing on its sheet hides the sheet's format. */
export function SheetOptionsFields({ photoOptions, onPhotoOptionsChange }: Props) {
  const { i18n } = useLingui()
  return (
    <RadioCards<PaperName>
      legend={<Trans>Sheet under the foot</Trans>}
      choices={paperNames.map((value) => ({ value, name: i18n._(paperWords[value]) }))}
      value={photoOptions.paper === 'auto' ? undefined : photoOptions.paper}
      onChange={(paper) => onPhotoOptionsChange({ ...photoOptions, paper })}
    />
  )
}
