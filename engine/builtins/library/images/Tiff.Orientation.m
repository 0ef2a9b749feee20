% SPDX-License-Identifier: Apache-2.0
function s = Orientation()
% Where the first row and column are in a TIFF file, as a struct of numbers for the tag Orientation.
% Example: assert(Tiff.Orientation.TopLeft == 1)
s = struct('TopLeft', 1, 'TopRight', 2, 'BottomRight', 3, 'BottomLeft', 4, 'LeftTop', 5, 'RightTop', 6, 'RightBottom', 7, 'LeftBottom', 8);
end
