% SPDX-License-Identifier: Apache-2.0
function f = memoize(fh)
% A function that remembers its results: f = memoize(@fn). f(args...) calls fn for inputs, and a number of outputs,
% that it has not seen, and gives what it kept for those that it has. f.Enabled = false calls fn always, f.CacheSize
% (10) results are kept, the oldest goes first. clearCache(f) forgets them; s = stats(f) tells what is kept and how
% often it was used. Calls of memoize for equal handles give one object.
% Errors: MATLAB:memoize:InvalidInput for what is no function handle.
% Example: f = memoize(@(n) sum(primes(n))); f(1000); f(1000)
if ~isa(fh, 'function_handle')
    error('MATLAB:memoize:InvalidInput', 'Function to memoize must be a function handle.');
end
known = memoizedFunctions();
for k = 1:numel(known)
    if isequal(known{k}.Function, fh)
        f = known{k};
        return;
    end
end
properties = struct('Function', fh, 'Enabled', true, 'CacheSize', 10);
functions = struct('call', @callMemoized, 'set', @setMemoized, 'clearCache', @forgetAll, 'stats', @statsOf);
f = makeObject('matlab.lang.MemoizedFunction', properties, emptyCache(), functions, true);
memoizedFunctions([known, {f}]);
end

function cache = emptyCache()
cache = struct('Inputs', {{}}, 'Nargout', [], 'Outputs', {{}}, 'HitCount', [], 'TotalHits', 0, 'TotalMisses', 0);
end

function varargout = callMemoized(f, varargin)
if ~f.Enabled
    [varargout{1:nargout}] = feval(f.Function, varargin{:});
    return;
end
cache = objectState(f);
for k = 1:numel(cache.Inputs)
    if cache.Nargout(k) == nargout && sameInputs(cache.Inputs{k}, varargin)
        cache.HitCount(k) = cache.HitCount(k) + 1;
        cache.TotalHits = cache.TotalHits + 1;
        alterObject(f, propertiesOf(f), cache);
        varargout = cache.Outputs{k};
        return;
    end
end
[varargout{1:nargout}] = feval(f.Function, varargin{:});
cache = objectState(f); % the function may have called itself by the object
cache.Inputs{end + 1} = varargin;
cache.Nargout(end + 1) = nargout;
cache.Outputs{end + 1} = varargout;
cache.HitCount(end + 1) = 0;
cache.TotalMisses = cache.TotalMisses + 1;
alterObject(f, propertiesOf(f), newestOf(cache, f.CacheSize));
end

function same = sameInputs(kept, given)
same = isequaln(kept, given) && isequal(cellfun(@class, kept, 'UniformOutput', false), ...
    cellfun(@class, given, 'UniformOutput', false));
end

function cache = newestOf(cache, count)
% Without what came before the last results.
first = max(1, numel(cache.Inputs) - count + 1);
cache.Inputs = cache.Inputs(first:end);
cache.Nargout = cache.Nargout(first:end);
cache.Outputs = cache.Outputs(first:end);
cache.HitCount = cache.HitCount(first:end);
end

function p = propertiesOf(f)
p = struct('Function', f.Function, 'Enabled', f.Enabled, 'CacheSize', f.CacheSize);
end

function f = setMemoized(f, name, value)
p = propertiesOf(f);
cache = objectState(f);
switch name
    case 'Enabled'
        if ~(isscalar(value) && (islogical(value) || isnumeric(value)))
            error('MATLAB:memoize:InvalidEnabled', 'Value of ''Enabled'' must be a logical scalar.');
        end
        p.Enabled = logical(value);
    case 'CacheSize'
        if ~(isnumeric(value) && isscalar(value) && value > 0 && value == fix(value) && isfinite(value))
            error('MATLAB:memoize:InvalidCacheSize', 'Value of ''CacheSize'' must be a positive integer scalar.');
        end
        p.CacheSize = double(value);
        cache = newestOf(cache, p.CacheSize);
    case 'Function'
        error('MATLAB:class:SetProhibited', ...
            'Unable to set the ''Function'' property of class ''MemoizedFunction'' because it is read-only.');
    otherwise
        error('MATLAB:noPublicFieldForClass', ...
            'Unrecognized property ''%s'' for class ''matlab.lang.MemoizedFunction''.', name);
end
alterObject(f, p, cache);
end

function forgetAll(f)
alterObject(f, propertiesOf(f), emptyCache());
end

function s = statsOf(f)
cache = objectState(f);
s = struct('Cache', cache, 'MostHitCachedInput', [], 'CacheHitRatePercent', 0, 'CacheOccupancyPercent', ...
    100 * numel(cache.Inputs) / f.CacheSize);
[hits, at] = max(cache.HitCount);
if ~isempty(hits) && hits > 0
    s.MostHitCachedInput = struct('Hits', hits, 'Input', {cache.Inputs{at}});
end
calls = cache.TotalHits + cache.TotalMisses;
if calls > 0, s.CacheHitRatePercent = 100 * cache.TotalHits / calls; end
end
