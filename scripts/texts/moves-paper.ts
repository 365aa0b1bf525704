import { findCustomerActions } from '#domain/order/customer-actions.ts'
import { orderMoves } from '#domain/order/moves.ts'
import { ends, orderStages } from '#domain/order/stages.ts'

const words = (name: string) => name.replaceAll('_', ' ')

/** The stages of an order and its transitions as a diagram, and as two tables for reference. */
export function movesPaper(): string {
  const arrows = orderMoves.map(({ from, to, by, kinds }) => {
    const whose = kinds.length < 3 ? ` [${kinds.join(', ')}]` : ''
    return `  ${from} --> ${to}: ${by.join(', ')}${whose}`
  })
  const moves = orderMoves.map(
    ({ from, to, by, rule, kinds, mail }) =>
      `| ${from} | ${to} | ${by.join(', ')} | ${words(rule)} | ${kinds.join(', ')} | ${mail ?? ''} |`,
  )
  const actionRows = orderStages.map((stage) => `| ${stage} | ${findCustomerActions(stage).map(words).join(', ')} |`)
  return [
    '# The stages of an order',
    '',
    'Drawn from `moves.ts` and `customer-actions.ts` by `npm run diagrams`.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> placed',
    ...arrows,
    ...[...ends].map((stage) => `  ${stage} --> [*]`),
    '```',
    '',
    '## Moves',
    '',
    '| from | to | by | when | kinds | mail |',
    '| --- | --- | --- | --- | --- | --- |',
    ...moves,
    '',
    '## What a customer may do',
    '',
    '| stage | actions |',
    '| --- | --- |',
    ...actionRows,
    '',
  ].join('\n')
}
