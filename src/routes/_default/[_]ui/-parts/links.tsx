import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { StepStyle } from '#src/ui/drawings/step-style.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { Timeline } from '#src/ui/timeline.tsx'
import { WizardSteps } from '#src/ui/wizard-steps.tsx'
import { Group, Part } from './group.tsx'

export function LinksExample() {
  const { t } = useLingui()
  return (
    <Group id="ways" name={<Trans>Steps and views</Trans>}>
      <Part
        name={<Trans>Wizard steps</Trans>}
        note={<Trans>Named and numbered. Finished steps can be opened again.</Trans>}
      >
        <WizardSteps
          label={t`Sample steps`}
          current={2}
          steps={[
            { name: <Trans>Feet</Trans>, to: '/tabi-gen-01/scan' },
            { name: <Trans>Style</Trans>, to: '/tabi-gen-01/style' },
            { name: <Trans>Fit</Trans>, to: '/tabi-gen-01/fit' },
            { name: <Trans>Summary</Trans>, to: '/tabi-gen-01/summary' },
          ]}
        />
      </Part>
      <Part
        name={<Trans>Tabs</Trans>}
        note={<Trans>A few views of one thing. Arrow keys, Home and End move between them.</Trans>}
      >
        <Tabs
          label={t`Views of the scan`}
          tabs={[
            { id: 'left', name: <Trans>Left foot</Trans>, panel: <Trans>Length 248.5 mm, width 97.0 mm.</Trans> },
            { id: 'right', name: <Trans>Right foot</Trans>, panel: <Trans>Length 250.0 mm, width 98.5 mm.</Trans> },
            {
              id: 'both',
              name: <Trans>Both feet side by side</Trans>,
              panel: <Trans>The right foot is 1.5 mm longer. Each shoe is made for its own foot.</Trans>,
            },
          ]}
        />
      </Part>
      <Part name={<Trans>Card</Trans>} note={<Trans>One item among others like it.</Trans>}>
        <div className="parts-cards">
          <Card
            heading={<Trans>Strap</Trans>}
            picture={<StepStyle />}
            actions={
              <Button look="quiet">
                <Trans>Choose strap</Trans>
              </Button>
            }
          >
            <p>
              <Trans>Two straps over the instep, open at the side.</Trans>
            </p>
          </Card>
          <Card heading={<Trans>A second pair for wearing at home, with no raised heel and no laces</Trans>}>
            <p>
              <Trans>Without a picture, with a long name.</Trans>
            </p>
          </Card>
        </div>
      </Part>
      <Part name={<Trans>Timeline</Trans>} note={<Trans>What has happened, what is happening, and what will.</Trans>}>
        <Timeline
          label={t`Stages of an order`}
          words={{ done: t`done`, current: t`now`, coming: t`still to come` }}
          stages={[
            {
              id: 'placed',
              name: <Trans>Order placed</Trans>,
              state: 'done',
              when: { iso: '2026-04-01', text: t`1 April 2026` },
            },
            {
              id: 'checked',
              name: <Trans>Scan checked</Trans>,
              state: 'done',
              when: { iso: '2026-04-02', text: t`2 April 2026` },
            },
            {
              id: 'printed',
              name: <Trans>Printing the left shoe</Trans>,
              state: 'current',
              note: <Trans>It takes about 19 hours. The right shoe is next.</Trans>,
            },
            { id: 'sent', name: <Trans>On its way to you</Trans>, state: 'coming' },
          ]}
        />
      </Part>
    </Group>
  )
}
