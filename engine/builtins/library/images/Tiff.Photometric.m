% SPDX-License-Identifier: Apache-2.0
function s = Photometric()
% How a pixel's samples are colours in a TIFF file, as a struct of numbers for the tag Photometric.
% Example: assert(Tiff.Photometric.MinIsWhite == 0)
s = struct('MinIsWhite', 0, 'MinIsBlack', 1, 'RGB', 2, 'Palette', 3, 'Mask', 4, 'Separated', 5, 'YCbCr', 6, 'CIELab', 8, 'ICCLab', 9, 'ITULab', 10);
end
