% SPDX-License-Identifier: Apache-2.0
function lims = volumebounds(varargin)
% The limits of a volume for axis and caxis: volumebounds(X,Y,Z,V) is [xmin xmax ymin ymax zmin zmax cmin cmax],
% volumebounds(X,Y,Z,U,V,W) without the last two; the coordinates may be left out.
args = varargin;
field = any(nargin == [3 6]);
if nargin > 3
    at = args(1:3);
    args(1:3) = [];
else
    s = size(args{1});
    at = {1:s(2), 1:s(1), 1:s(3)};
end
ends = cellfun(@(v) [min(v(:)) max(v(:))], at, 'UniformOutput', false);
lims = [ends{:}];
if ~field, lims = [lims, min(args{1}(:)), max(args{1}(:))]; end
end
