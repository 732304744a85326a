import { useT } from '@bussola/i18n';
import { Box, Icon, Title, UploadIcon } from '@bussola/ui/core';
import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** The page as a place to leave documents on; a drag of anything else leaves it alone. */
export function DropPlace({
  onFiles,
  children,
}: {
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const t = useT(userAreaNamespace);
  const [isOver, setOver] = useState(false);
  // Going over a child leaves the parent first: entries and exits are counted.
  const depth = useRef(0);
  const enter = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    depth.current += 1;
    setOver(true);
  };
  const leave = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    depth.current -= 1;
    if (depth.current <= 0) {
      depth.current = 0;
      setOver(false);
    }
  };
  const drop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      position="relative"
      minHeight="60dvh"
      onDragEnter={enter}
      onDragOver={(event) => {
        if (carriesFiles(event)) event.preventDefault();
      }}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <Box
          position="absolute"
          inset="0"
          display="grid"
          placeItems="center"
          alignContent="center"
          gap="3"
          bg="ink-soft"
          color="ink"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="ink"
          borderRadius="card"
          pointerEvents="none"
          zIndex="3"
        >
          <Icon icon={UploadIcon} size={32} />
          <Title as="p" size={26}>
            {t('documenti.dropHere')}
          </Title>
        </Box>
      )}
    </Box>
  );
}
