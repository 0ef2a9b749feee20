% SPDX-License-Identifier: Apache-2.0
function s = SubFileType()
% Kinds of images in a file in a TIFF file, as a struct of numbers for the tag SubFileType.
% Example: assert(Tiff.SubFileType.Default == 0)
s = struct('Default', 0, 'ReducedImage', 1, 'Page', 2, 'Mask', 4);
end
