% SPDX-License-Identifier: Apache-2.0
function pool = parpool(varargin)
% A pool of workers, for scripts that ask for one: parpool, parpool(n), parpool('Processes', n). parfor runs here in this program, whose array
% operations use all cores and the device without workers; the pool says how many were asked for. See gcp; delete(pool) ends it.
% Example: p = parpool(2); parfor k = 1:3, x(k) = k^2; end, delete(p)
workers = maxNumCompThreads;
rest = varargin;
options = {'IdleTimeout', 'SpmdEnabled', 'AttachedFiles', 'AutoAddClientPath', 'EnvironmentVariables'};
if ~isempty(rest) && (ischar(rest{1}) || isstring(rest{1})) && ~any(strcmpi(rest{1}, options))
    rest(1) = [];                                        % the profile
end
if ~isempty(rest) && isnumeric(rest{1})
    validateattributes(rest{1}, {'numeric'}, {'nonempty', 'positive', 'integer'}, 'parpool');
    workers = max(rest{1}(:));
end
if ~isempty(currentPool)
    error('parallel:cluster:PoolIsOpen', 'Found an interactive session. You cannot have multiple interactive sessions open simultaneously. To terminate the existing session, use ''delete(gcp(''nocreate''))''.');
end
pool = makeObject('parallel.ThreadPool', struct('NumWorkers', workers, 'Busy', false, 'Connected', true, 'IdleTimeout', 30, 'SpmdEnabled', false), [], struct('delete', @ended, 'isvalid', @(p) p.Connected), true);
currentPool(pool);
if nargout == 0, clear pool, end
end

function ended(pool)
p = struct('NumWorkers', pool.NumWorkers, 'Busy', false, 'Connected', false, 'IdleTimeout', pool.IdleTimeout, 'SpmdEnabled', false);
alterObject(pool, p, []);
currentPool([]);
end
