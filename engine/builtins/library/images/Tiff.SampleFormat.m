% SPDX-License-Identifier: Apache-2.0
function s = SampleFormat()
% What samples are in a TIFF file, as a struct of numbers for the tag SampleFormat.
% Example: assert(Tiff.SampleFormat.UInt == 1)
s = struct('UInt', 1, 'Int', 2, 'IEEEFP', 3, 'Void', 4, 'ComplexInt', 5, 'ComplexIEEEFP', 6);
end
