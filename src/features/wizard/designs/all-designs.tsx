import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { canAddDesign } from '#domain/design/design-file.ts'
import { designSettings } from '#domain/design-settings.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { useDesignName } from '#src/features/designs/choose/use-design-name.ts'
import { colourWords, upperWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { newRecordId } from '#src/page/new-record-id.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { RemoveDesign } from './remove-design.tsx'
import '#src/features/wizard/wizard.css'

type Props = { onDone: () => void }

/** All designs of this customer or device: to open, start, rename or remove one. */
export function AllDesigns({ onDone }: Props) {
  const { i18n } = useLingui()
  const getDesignName = useDesignName()
  const file = useWizard(({ context }) => context.file)
  const send = useWizardSend()
  // While the pair is being added to the cart, the wizard stays with it.
  const isAdding = useWizard((now) => now.hasTag('adding'))
  const max = designSettings.max
  const others = file.designs.filter(({ design }) => design.id !== file.open)

  function open(id: string) {
    send({ type: 'design.opened', id })
    onDone()
  }

  function begin() {
    send({ type: 'design.begun', id: newRecordId() })
    onDone()
  }

  return (
    <div className="all-designs">
      {others.length > 0 && (
        <ul className="other-designs">
          {others.map(({ design }) => (
            <li key={design.id}>
              <span>
                <span id={`design-${design.id}`}>{getDesignName(design)}</span>
                <small className="quiet">
                  {i18n._(upperWords[design.upper])}, {i18n._(colourWords[design.colour])}
                </small>
              </span>
              <Button
                look="quiet"
                isBusy={isAdding}
                aria-describedby={`design-${design.id}`}
                onClick={() => open(design.id)}
              >
                <Trans>Open</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NameForm onDone={onDone} />
      {canAddDesign(file) ? (
        <Button look="quiet" isBusy={isAdding} onClick={begin}>
          <Trans>Begin another pair</Trans>
        </Button>
      ) : (
        <p className="quiet">
          <Trans>You can keep {max} designs. Remove one to begin another.</Trans>
        </p>
      )}
      <RemoveDesign onDone={onDone} />
    </div>
  )
}

function NameForm({ onDone }: Props) {
  const getDesignName = useDesignName()
  const design = useWizard(({ context }) => getOpenDesign(context))
  const send = useWizardSend()
  const [name, setName] = useState(design.name)

  function save(event: FormEvent) {
    event.preventDefault()
    send({ type: 'design.named', name: name.trim() })
    onDone()
  }

  return (
    <form className="design-name" onSubmit={save}>
      <Field
        label={<Trans>Name of this design</Trans>}
        placeholder={getDesignName({ ...design, name: '' })}
        maxLength={designSettings.maxNameLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="quiet">
        <Trans>Save name</Trans>
      </Button>
    </form>
  )
}
