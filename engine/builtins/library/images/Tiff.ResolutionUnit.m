% SPDX-License-Identifier: Apache-2.0
function s = ResolutionUnit()
% Units of XResolution and YResolution in a TIFF file, as a struct of numbers for the tag ResolutionUnit.
% Example: assert(Tiff.ResolutionUnit.None == 1)
s = struct('None', 1, 'Inch', 2, 'Centimeter', 3);
end
