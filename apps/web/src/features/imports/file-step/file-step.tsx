import { dataReleaseGroup, importKinds } from '@ooh/contract/domain/data-release';
import type { Crs } from '@ooh/geo/point';
import { Alert, Button, Progress } from 'antd';
import { useState } from 'react';
import { useMovingCityScope } from '../../../shared/city-picker/use-city-catalog.ts';
import { CityPicker } from '../../../shared/city-picker/city-picker.tsx';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ConfirmLeave } from '../../../ui/page/confirm-leave.tsx';
import type { ImportAddress } from '../import-address.ts';
import type { StepProps } from '../import-wizard.tsx';
import styles from '../imports.module.css';
import { kindLabels } from '../kind-labels.ts';
import { StepFooter } from '../step-footer.tsx';
import { fileProblem } from './check-file.ts';
import { CrsChoice } from './crs-choice.tsx';
import { DropZone } from './drop-zone.tsx';
import { KindChoice, useFormatText } from './kind-choice.tsx';
import { UploadedFile } from './uploaded-file.tsx';
import { useUpload, type Upload } from './use-upload.ts';

export interface FileStepProps extends StepProps {
  readonly address: ImportAddress;
  readonly onAddress: (address: ImportAddress) => void;
}

function UploadProgress({ upload }: { readonly upload: Upload }) {
  const { share = 0, cancel } = upload;
  return (
    <div className={styles.uploading}>
      <output>{share < 1 ? '正在上传…' : '已上传，正在识别编码与列…'}</output>
      <Progress percent={Math.round(share * 100)} status="active" aria-label="上传进度" />
      <Button size="small" onClick={cancel}>
        取消上传
      </Button>
    </div>
  );
}

function NewFile({ live, footer, address, onAddress }: FileStepProps) {
  const scope = useMovingCityScope(dataReleaseGroup);
  const onlyCity = scope !== 'ALL' && scope.size === 1 ? [...scope][0] : undefined;
  const city = address.city ?? onlyCity;
  const kind = address.kind ?? importKinds[0];
  const formats = useFormatText(kind);
  const [crs, setCrs] = useState<Crs>('WGS84');
  const [file, setFile] = useState<File>();
  const [isChecked, setChecked] = useState(false);
  const upload = useUpload((session) => {
    live.put(session);
    onAddress({ importId: session.importId, step: 'mapping' });
  });
  const isUploading = upload.share !== undefined;
  const fileError = file ? fileProblem(file) : isChecked ? '请选择要导入的文件' : undefined;
  const cityError = isChecked && city === undefined ? '请选择数据所属的城市' : undefined;
  const submit = () => {
    setChecked(true);
    if (!file || city === undefined || fileProblem(file) !== undefined) return;
    upload.start({ kind, cityCode: city, crs }, file);
  };
  return (
    <div className={styles.fileForm}>
      <ConfirmLeave when={isUploading} title="文件正在上传" description="离开后上传会中断。" />
      <div>
        <KindChoice value={kind} onChange={(next) => onAddress({ ...address, kind: next })} />
        <Field
          id="import-city"
          label="城市"
          isRequired
          error={cityError}
          hint={
            kindLabels[kind].isPlaceless
              ? '数据归入该城市；未开通的城市带锁标记'
              : '文件中的位置应在该城市；未开通的城市带锁标记'
          }
        >
          <CityPicker
            id="import-city"
            value={city === undefined ? [] : [city]}
            max={1}
            scope={scope}
            isInvalid={cityError !== undefined}
            describedBy={describedBy('import-city', cityError)}
            onChange={([code]) => onAddress({ ...address, city: code })}
          />
        </Field>
        {!kindLabels[kind].isPlaceless && (
          <Field
            id="import-crs"
            label="坐标系"
            isGroup
            hint="不确定时先选其一：下一步会在地图上预览，并可随时改换"
          >
            <CrsChoice value={crs} onChange={setCrs} isDisabled={isUploading} labelledBy="import-crs-label" />
          </Field>
        )}
      </div>
      <div>
        <Field id="import-file" label="文件" isRequired error={fileError}>
          <DropZone
            id="import-file"
            file={file}
            isDisabled={isUploading}
            describedBy={describedBy('import-file', fileError)}
            formats={formats}
            onFile={(chosen) => {
              setFile(chosen);
              upload.forgetFailure();
            }}
          />
        </Field>
        {isUploading && <UploadProgress upload={upload} />}
        {upload.failure !== undefined && (
          <Alert type="error" showIcon title="文件未被接受" description={upload.failure} />
        )}
      </div>
      <StepFooter place={footer}>
        <Button type="primary" loading={isUploading} onClick={submit}>
          上传并预览
        </Button>
      </StepFooter>
    </div>
  );
}

/** Step 1: kind, city, coordinate system and the file. */
export function FileStep(props: FileStepProps) {
  const { session } = props.live;
  return (
    <Card title="选择文件">
      {session ? <UploadedFile {...props} session={session} /> : <NewFile {...props} />}
    </Card>
  );
}
