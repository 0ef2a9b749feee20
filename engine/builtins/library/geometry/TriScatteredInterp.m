% SPDX-License-Identifier: Apache-2.0
function F = TriScatteredInterp(varargin)
% The older form of scatteredInterpolant, NaN outside of the points' convex hull: TriScatteredInterp(x, y, v), (x, y, z, v), (P, v), then
% 'linear', 'nearest' or 'natural'. F(xq, yq) interpolates; properties X, V and Method.
% Example: F = TriScatteredInterp([0 1 0 1]', [0 0 1 1]', [1 2 3 4]'); F(0.5, 0.25)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
method = 'linear';
if ischar(args{end}) || isstring(args{end})
    method = lower(char(args{end}));
    args(end) = [];
end
inner = scatteredInterpolant(args{:}, method, 'none');
F = makeObject('TriScatteredInterp', struct('X', inner.Points, 'V', inner.Values, 'Method', method), inner, struct('call', @valuesAt));
end

function v = valuesAt(F, varargin)
inner = objectState(F);
v = inner(varargin{:});
end
