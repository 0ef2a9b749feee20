% SPDX-License-Identifier: Apache-2.0
function tf = isConnected(TR, varargin)
% Are pairs of points edges of a triangulation? isConnected(TR, E) with a row a pair, or isConnected(TR, from, to).
% Example: tf = isConnected(triangulation([1 2 3], [0 1 0]', [0 0 1]'), 1, 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
V = edgeAttachments(TR, varargin{:});
tf = ~cellfun(@isempty, V);
E = varargin{1};
if nargin > 2, E = [varargin{1}(:), varargin{2}(:)]; end
tf = tf & E(:, 1) ~= E(:, 2);
end
