% SPDX-License-Identifier: Apache-2.0
function s = ExtraSamples()
% What samples beside the colours mean in a TIFF file, as a struct of numbers for the tag ExtraSamples.
% Example: assert(Tiff.ExtraSamples.Unspecified == 0)
s = struct('Unspecified', 0, 'AssociatedAlpha', 1, 'UnassociatedAlpha', 2);
end
