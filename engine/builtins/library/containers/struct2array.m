% SPDX-License-Identifier: Apache-2.0
function a = struct2array(s)
% The values of all fields of a structure side by side, of an array of structures one element after the other.
% Example: assert(isequal(struct2array(struct('a', 1, 'b', [2 3])), [1 2 3]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isstruct(s), error('MATLAB:struct2array:InvalidInput', 'Input must be a structure.'); end
c = struct2cell(s);
a = [c{:}];
end
