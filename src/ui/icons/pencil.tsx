import { Icon, type IconProps } from './icon.tsx'

/** A pencil. */
export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM13.5 7L17 10.5" />
    </Icon>
  )
}
