import { faceSizeText, sceneOf } from '@ooh/media-picture/format-scenes';
import { mediaPicture } from '@ooh/media-picture/picture-svg';
import { parseXml } from '@ooh/report/testing/read-package';
import { expect, test } from 'vitest';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();

test('every form of the register has a scene whose slot has the proportions of the form', async () => {
  const forms = await service.context.db.selectFrom('medium_form').selectAll().execute();
  expect(forms.length).toBeGreaterThan(19);
  for (const form of forms) {
    const format = { mediumId: form.medium_id, formId: form.form_id };
    const size = `${form.width_millimeters / 1000} × ${form.height_millimeters / 1000} m`;
    expect(faceSizeText(format), form.name).toBe(size);
    const { slot } = sceneOf(format);
    expect(slot.width / slot.height, form.name).toBeCloseTo(
      form.width_millimeters / form.height_millimeters,
      6,
    );
    for (const theme of ['light', 'dark'] as const) {
      const drawn = parseXml(mediaPicture({ format, theme, creative: 'data:image/png;base64,AA==' }));
      expect(drawn.children.filter(({ name }) => name === 'image')).toHaveLength(1);
    }
  }
});
