% SPDX-License-Identifier: Apache-2.0
function [status, output] = dos(command, varargin)
% Runs a command of the operating system, as system does.
% Example: [status, output] = dos('echo 1')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargout > 1
    [status, output] = system(command, varargin{:});
else
    status = system(command, varargin{:});
    if nargout == 0, clear status, end
end
end
