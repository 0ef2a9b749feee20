% SPDX-License-Identifier: Apache-2.0
function [ID, B] = pointLocation(TR, varargin)
% The simplex of a triangulation that each query point lies in, NaN for none, and its barycentric coordinates there:
% pointLocation(TR, Q), (TR, x, y) or (TR, x, y, z).
% Example: [ID, B] = pointLocation(triangulation([1 2 3], [0 1 0]', [0 0 1]'), 0.25, 0.5)
[T, P] = triangulationParts('pointLocation', TR);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
Q = varargin{1};
if nargin > 2
    for k = 1:numel(varargin), varargin{k} = varargin{k}(:); end
    Q = [varargin{:}];
end
[ID, B] = tsearchn(P, T, Q);
end
