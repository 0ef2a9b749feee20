% SPDX-License-Identifier: Apache-2.0
function B = resize(A, m, varargin)
% A cut or padded to m elements along its first dimension that is not 1, or to the sizes m; the options
% of paddata and trimdata.
% Example: B = resize(magic(3), [2 4])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
B = resizedData('resize', A, m, varargin, true, true);
end
