% primes, isprime, factor with multiplicities, perms and nchoosek.
disp(primes(30)), disp(primes(1)), disp(isprime([0 1 2 9 97; 4 5 6 7 8])), disp(isprime(uint8(251)))
disp(factor(60)), [p, n] = factor(uint16(360)); disp(p), disp(n), disp(class(p)), disp(factor(97)), disp(factor(1))
disp(perms([1 2 3])), disp(perms('ab')), disp(size(perms(1:4))), disp(size(perms([])))
disp(nchoosek(5, 2)), disp(nchoosek(40, 20)), disp(nchoosek([1 2 3 4], 2)), disp(size(nchoosek(1:3, 4)))
disp(factorial([0 1 5 10])), disp(factorial(uint8(5)))
try, isprime(-1), catch e, disp('negative'), end
try, factor(2.5), catch e, disp('fraction'), end
try, nchoosek(2, -1), catch e, disp('negative'), end
try, factorial(-1), catch e, disp('negative'), end
% More than one segment of the sieve: counts and the last ones are known, edges by trial division; none below 2.
p = primes(1e6); disp(numel(p)), disp(p(end)), p = primes(200000); assert(isequal(p, find(isprime(1:200000)))), for n = [65535:65538 131071 131073 4 9 25 49], p = primes(n); q = find(isprime(1:n)); assert(isequal(p, q)), end, disp(isempty(primes(-5))), disp(primes(3)), disp(class(primes(uint8(7))))
