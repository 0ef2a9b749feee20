% SPDX-License-Identifier: Apache-2.0
function yes = isjava(x)
% True for Java objects, of which there are none here.
% Example: yes = isjava(1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
yes = false;
end
