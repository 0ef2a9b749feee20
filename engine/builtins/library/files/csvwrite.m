% SPDX-License-Identifier: Apache-2.0
function csvwrite(filename, M, varargin)
% Writes a matrix to a comma-separated file, from a row and column offset when given.
dlmwrite(filename, M, ',', varargin{:});
end
