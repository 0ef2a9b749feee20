% SPDX-License-Identifier: Apache-2.0
function s = PlanarConfiguration()
% How the samples of pixels lie in a TIFF file, as a struct of numbers for the tag PlanarConfiguration.
% Example: assert(Tiff.PlanarConfiguration.Chunky == 1)
s = struct('Chunky', 1, 'Separate', 2);
end
