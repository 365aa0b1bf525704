import { Icon, type IconProps } from './icon.tsx'

/** A plus sign. */
export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5V19M5 12H19" />
    </Icon>
  )
}
